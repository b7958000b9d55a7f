import { configureGlobal, readConfigureGlobal } from "fast-check";

/**
 * Property tests draw the same values in every run, so that a run can be repeated; SEED=7 npm test draws others,
 * which is how to look for what no run has met yet.
 */
configureGlobal({ ...readConfigureGlobal(), seed: Number(process.env["SEED"] ?? 20261121) });
