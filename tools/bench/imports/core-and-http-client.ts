// The two packages of the toolkit that the action uses.
import * as core from '@actions/core';
import { HttpClient } from '@actions/http-client';

core.info(typeof new HttpClient().getAgent);
