import { type Stage, STAGES } from "../check.ts";

/** The names of the environments that each stage needs. */
const NEEDED: Readonly<Record<Stage, RegExp>> = {
	parsed: /^$/,
	types: /^(typed|types|js)$/,
	shell: /^$/,
	calls: /^calls$/,
	runs: /^(run(-.*)?|js)$/,
};

/** Whether one of the stages needs the environment. */
export const isNeeded = (name: string, stages: readonly Stage[]): boolean =>
	stages.some((stage) => NEEDED[stage].test(name));

/** How to install an environment, with the others of the first stage that needs it. */
export function installCommand(name: string): string {
	const stage = STAGES.find((one) => NEEDED[one].test(name));
	return stage === undefined ? "npm run verify -- --install" : `npm run verify -- --install --only ${stage}`;
}
