import { nearest } from "@vitrine/catalogue";
import { type CallToolResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { shown } from "@vitrine/model";
import { ApiProblem } from "../../api/problem.ts";
import { validated } from "../../api/validated.ts";
import type { Reads } from "../reads.ts";
import { type Tool, TOOLS } from "./tools.ts";

/** Bytes of an answer: more would not help an agent. */
const LARGEST = 256 * 1024;

/** Calls a tool. What is wrong with the arguments is a result that the agent can read; an unknown tool is an error. */
export async function callTool(
	name: string,
	given: unknown,
	reads: Reads,
	onFailure: (error: unknown) => void,
): Promise<CallToolResult> {
	const tool = toolNamed(name);
	try {
		return sent(await tool.run(validated(tool, given ?? {}), reads));
	} catch (error) {
		if (error instanceof ApiProblem) return refused(error);
		onFailure(error);
		return refused(new ApiProblem(500, "failed", "The server failed to answer; its log has the reason."));
	}
}

function toolNamed(name: string): Tool {
	const tool = TOOLS.find((one) => one.name === name);
	if (tool !== undefined) return tool;
	const names = TOOLS.map((one) => one.name);
	const [near] = nearest(names, name);
	const advice = near === undefined ? `Known: ${names.join(", ")}.` : `Did you mean ${near}?`;
	throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${shown(name)}. ${advice}`);
}

function sent(answer: object): CallToolResult {
	const text = JSON.stringify(answer);
	if (Buffer.byteLength(text) > LARGEST)
		throw new ApiProblem(422, "answer-too-large", `The response has more than ${LARGEST} bytes. Request less.`);
	return { content: [{ type: "text", text }], structuredContent: JSON.parse(text) as Record<string, unknown> };
}

function refused({ code, message, details: { field, allowed, nearest: near } }: ApiProblem): CallToolResult {
	const problem = { code, detail: message, field, allowed: allowed?.slice(0, 20), nearest: near };
	return { isError: true, content: [{ type: "text", text: JSON.stringify(problem) }] };
}
