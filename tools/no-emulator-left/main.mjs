// The work is done in the post step.
