import type { OperationId, Asked } from "../../api/operations/index.ts";
import type { Reads } from "../reads.ts";
import * as catalogue from "./catalogue.ts";
import { listChecks } from "./checks.ts";
import { listHardware } from "./hardware.ts";
import { getInputs } from "./inputs.ts";
import { getMemory, getModel, getModelOfName } from "./model.ts";
import { listModels } from "./models.ts";
import { getProvider, listProviders } from "./providers.ts";
import { writeSnippets } from "./snippets.ts";

/** Answers each operation. Throws ApiProblem for what is not here, and IndexError. */
export const ANSWERS: { readonly [I in OperationId]: (asked: Asked<I>, reads: Reads) => Promise<object> } = {
	listModels,
	getModel,
	getModelOfName,
	getMemory,
	getSnippets: writeSnippets,
	postSnippets: writeSnippets,
	listChecks,
	listTasks: catalogue.listTasks,
	getTask: catalogue.getTask,
	getInputs,
	listLibraries: catalogue.listLibraries,
	getLibrary: catalogue.getLibrary,
	listProviders,
	getProvider,
	listApps: catalogue.listApps,
	listQuantizations: catalogue.listQuantizations,
	listHardware,
};
