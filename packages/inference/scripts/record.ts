import { isDeepStrictEqual } from "node:util";
import { InferenceClient, InferenceClientInputError, PROVIDERS } from "@huggingface/inference";
import { requestOf, type Captured } from "./capture.ts";
import { bodyOf, headOf, merged } from "./holes.ts";
import { attemptsFor, type Attempt } from "./marks.ts";
import type { RecordedRequest } from "../src/providers/shapes.ts";

/** The content of `src/providers/<id>.generated.json`. */
export interface Recording {
	readonly provider: string;
	readonly calls: Record<string, RecordedRequest[]>;
	/** Tasks that the client names, but whose marked call it refused, with its message. */
	readonly refused?: Record<string, string>;
}

/** Runs the real client with marked inputs for every provider and task, and reads the requests that it would send. */
export async function recordProviders(): Promise<Recording[]> {
	const recordings: Recording[] = [];
	for (const [provider, tasks] of Object.entries(PROVIDERS).sort(([a], [b]) => (a < b ? -1 : 1)))
		recordings.push(await recordProvider(provider, Object.keys(tasks ?? {})));
	return recordings;
}

/** The text of a recording's file. */
export const fileText = (recording: Recording): string => JSON.stringify(recording, null, "\t") + "\n";

async function recordProvider(provider: string, tasks: readonly string[]): Promise<Recording> {
	const calls: Record<string, RecordedRequest[]> = {};
	const refused: Record<string, string> = {};
	for (const task of [...tasks].sort()) {
		const recorded = await recordTask(provider, task);
		if (typeof recorded === "string") refused[task] = recorded;
		else calls[task] = recorded;
	}
	return { provider, calls, ...(Object.keys(refused).length > 0 ? { refused } : {}) };
}

async function recordTask(provider: string, task: string): Promise<RecordedRequest[] | string> {
	const recorded: RecordedRequest[] = [];
	let refusal = "";
	for (const attempt of attemptsFor(provider, task)) {
		if (recorded.some((one) => isDeepStrictEqual(conditionsOf(one), conditionsOf(attempt)))) continue;
		try {
			recorded.push(await recordCall(provider, task, attempt));
		} catch (error) {
			refusal ||= (error as Error).message;
		}
	}
	return recorded.length > 0 ? withoutRepeats(recorded) : refusal;
}

type Conditions = Pick<RecordedRequest, "when" | "only" | "lora">;

const conditionsOf = ({ when, only, lora }: Conditions): readonly unknown[] => [when, only, lora];

/** The forms, without those that are the same under fewer conditions. */
function withoutRepeats(recorded: readonly RecordedRequest[]): RecordedRequest[] {
	return recorded.filter(
		(call, at) =>
			!recorded.slice(at + 1).some((other) => includes(other, call) && isDeepStrictEqual(bare(call), bare(other))),
	);
}

/** Whether a form holds wherever the other does. */
function includes(one: Conditions, other: Conditions): boolean {
	const isNamed = one.only === undefined || one.only === other.only;
	const isLora = one.lora === undefined || other.lora?.hasWeights === true || isDeepStrictEqual(one.lora, other.lora);
	return isNamed && isLora && (one.when ?? []).every((piece) => other.when?.includes(piece));
}

const bare = (call: RecordedRequest): object => ({ ...call, when: undefined, only: undefined, lora: undefined });

async function recordCall(provider: string, task: string, attempt: Attempt): Promise<RecordedRequest> {
	const direct = await send(provider, task, attempt, "{token}");
	const routed = await send(provider, task, attempt, "hf_{token}").catch(refusedToken);
	const body = await bodyOf(direct, attempt);
	if (routed) sameBody(body, await bodyOf(routed, attempt), `${provider}, ${task}`);
	return {
		...(attempt.when ? { when: attempt.when } : {}),
		...(attempt.only ? { only: attempt.only } : {}),
		...(attempt.lora ? { lora: attempt.lora } : {}),
		...(routed ? { routed: headOf(routed) } : {}),
		direct: headOf(direct),
		...body,
	};
}

/** Chat is sent twice, streaming and not, and stored as one form. */
async function send(provider: string, task: string, attempt: Attempt, accessToken: string): Promise<Captured> {
	const sent = await Promise.all(
		attempt.methods.map((method) => requestOf(new InferenceClient(accessToken), method, provider, task, attempt)),
	);
	return merged(sent);
}

/** A provider that is closed refuses the hub's token; the same call with its own key has been accepted. */
function refusedToken(error: Error): undefined {
	if (!(error instanceof InferenceClientInputError)) throw error;
}

function sameBody(direct: object, routed: object, where: string): void {
	if (JSON.stringify(direct) !== JSON.stringify(routed)) throw new Error(`${where}: the body depends on the route`);
}
