import { CHAT } from "./kinds.ts";
import type { OptionScope } from "./optionKinds.ts";

/** Whether a call of the task takes an option of this scope. */
export function takesOption(task: string, scope: OptionScope): boolean {
	const isChat = task === CHAT;
	if (scope === "all") return true;
	if (scope === "inputs") return !isChat;
	return isChat || (scope === "generation" && task === "text-generation");
}
