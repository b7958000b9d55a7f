import { expect, it } from "vitest";
import { answerProblem } from "./answers.ts";

const choice = (message: object): string => JSON.stringify({ choices: [{ message }] });

it.each([
	choice({ role: "assistant", content: "At the end of the quay." }),
	choice({ role: "assistant", content: null, reasoning: "The harbour" }),
	'{"choices": [{"text": " and went in"}]}',
	'{"data": [{"embedding": [0.5]}]}',
	"[[0.1, 0.2]]",
])("an answer: %s", (text) => expect(answerProblem(text)).toBeUndefined());

it.each([
	["", "its server answered with no JSON: nothing"],
	["<html>\nNot Found", "its server answered with no JSON: <html> Not Found"],
	["[]", "its server answered without a result: []"],
	["null", "its server answered without a result: null"],
	['{"error": "no model"}', 'its server answered without a result: {"error": "no model"}'],
	[choice({ content: "" }), `its server answered without a result: ${choice({ content: "" })}`],
	['{"choices": []}', 'its server answered without a result: {"choices": []}'],
])("no answer: %j", (text, problem) => expect(answerProblem(text)).toBe(problem));
