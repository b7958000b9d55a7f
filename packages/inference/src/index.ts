export { CLIENTS } from "./clients/index.ts";
export {
	type Endpoint,
	ENDPOINT_TASKS,
	nameAt,
	parseEndpoints,
	providerOf,
	providersWith,
	readEndpoints,
	type ServedModel,
	servesModel,
} from "./endpoints/index.ts";
export { PLACEHOLDER } from "./constants.ts";
export { InputError } from "./errors.ts";
export { hostsOf } from "./hosts.ts";
export { exampleInput, NO_EXAMPLE } from "./inputs/index.ts";
export { callableTasks, callTask, CHAT, isChat, kindOf } from "./kinds.ts";
export { call, plan } from "./plan/plan.ts";
export { providerKeys, providers, tokenVariable } from "./providers.ts";
export type { Polling, Provider } from "./providers/shapes.ts";
export type * from "./shapes.ts";
export { clientOf, snippet, snippets, snippetsOf } from "./snippets.ts";
