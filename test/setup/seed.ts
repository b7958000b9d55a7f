import { configureGlobal, readConfigureGlobal } from "fast-check";

/**
 * Property tests use the same values in every run, so that a run can be repeated. `SEED=7 npm test` uses others, to
 * find new failures.
 */
configureGlobal({ ...readConfigureGlobal(), seed: Number(process.env["SEED"] ?? 20261121) });
