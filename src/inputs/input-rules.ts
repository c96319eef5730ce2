/** Rules between the inputs of an action, as a table in their order of precedence. A parser has those for its input. */
import { InputError } from '../errors.ts';

/** A combination of inputs that makes no sense. */
export interface InputRule<Inputs> {
  /** The input that the message is about. */
  readonly input: string;
  readonly isBroken: (inputs: Inputs) => boolean;
  readonly problem: string;
  readonly fix: string;
}

/** @throws InputError for the first rule that is broken */
export function checkRules<Inputs>(rules: readonly InputRule<Inputs>[], inputs: Inputs): void {
  const broken = rules.find(({ isBroken }) => isBroken(inputs));
  if (broken !== undefined) throw new InputError(broken.input, broken.problem, broken.fix);
}
