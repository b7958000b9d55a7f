import type { Operation } from "../operation.ts";
import * as catalogue from "./catalogue.ts";
import * as code from "./code.ts";
import * as models from "./models.ts";

/** Everything that the API answers, in the order of its reference. */
export const OPERATIONS = [
	models.listModels,
	models.getModel,
	models.getModelOfName,
	models.getMemory,
	code.getSnippets,
	code.postSnippets,
	code.listChecks,
	catalogue.listTasks,
	catalogue.getTask,
	catalogue.getInputs,
	catalogue.listLibraries,
	catalogue.getLibrary,
	catalogue.listProviders,
	catalogue.getProvider,
	catalogue.listApps,
	catalogue.listQuantizations,
	catalogue.listHardware,
] as const satisfies readonly Operation[];

/** The names of the operations. */
export type OperationId = (typeof OPERATIONS)[number]["id"];

/** What a valid request of an operation states. */
export type Asked<I extends OperationId> = Extract<
	(typeof OPERATIONS)[number],
	{ readonly id: I }
>["parameters"]["_zod"]["output"];
