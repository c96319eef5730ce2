// The same with the library that decodes answers.
import * as core from '@actions/core';
import { HttpClient } from '@actions/http-client';
import * as v from 'valibot';

core.info(String(v.is(v.object({ getAgent: v.function() }), new HttpClient())));
