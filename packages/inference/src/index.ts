export type * from "./call.ts";
export type * from "./client.ts";
export { CLIENTS } from "./clients/index.ts";
export { ENDPOINT_TOKEN_VARIABLE, PLACEHOLDER } from "./constants.ts";
export {
	type Endpoint,
	parseEndpoints,
	providerOf,
	providersWith,
	readEndpoints,
	servesModel,
} from "./endpoints/index.ts";
export { InputError, TemplateNotFound } from "./errors.ts";
export { hostsOf } from "./hosts.ts";
export { exampleInput, NO_EXAMPLE } from "./inputs/index.ts";
export { callableTasks, callTask, CHAT, isChat, kindOf } from "./kinds.ts";
export { logsOf, logsOfRefusal } from "./logs.ts";
export { isNameGuessed, nameNote } from "./nameNote.ts";
export { wrongNumber } from "./numberOption.ts";
export { OPTION_FACTS, type OptionFacts, wireName } from "./optionFacts.ts";
export type { OptionName } from "./optionKinds.ts";
export { takesOption } from "./optionScope.ts";
export type { CallOptions } from "./options.ts";
export { isMappedTo } from "./plan/target/mapping.ts";
export { plan } from "./plan/plan.ts";
export { providerKeys, providers } from "./providers.ts";
export type { Polling, Provider } from "./providers/shapes.ts";
export { tokenVariable } from "./providers/tokenVariable.ts";
export { reasonOf } from "./reasons.ts";
export { isRefusal, isUnserved, type Refusal, type RefusalCode } from "./refusal.ts";
export { clientNamed, fullName, snippet, snippets, snippetsFor } from "./snippets.ts";
