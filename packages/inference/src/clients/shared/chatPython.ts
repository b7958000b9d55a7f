import { py, type Python, when } from "@vitrine/code";
import type { Call } from "../../call.ts";
import { keywords } from "./python.ts";

/** A chat with `client`, which the openai library and the hub's client write alike. */
export const chatPython = (call: Call, model: string, parameters: Call["parameters"]): Python => py`
	${call.streaming ? stream : completion} = client.chat.completions.create(
	    model=${model},
	    messages=${call.inputs},
	    ${keywords(parameters)}
	    ${when(call.streaming, py`stream=True,`)}
	)
	${call.streaming ? printChunks(call) : printMessage(call)}
`;

const stream = py`stream`;
const completion = py`completion`;

/** A model with tools may answer with tool calls. */
const printMessage = ({ parameters }: Call): Python =>
	parameters["tools"] === undefined
		? py`print(completion.choices[0].message.content)`
		: py`
			message = completion.choices[0].message
			print(message.content or message.tool_calls)
		`;

const printChunks = ({ parameters }: Call): Python => py`
	for chunk in stream:
	    for choice in chunk.choices:
	        print(${parameters["tools"] === undefined ? content : piece}, end="", flush=True)
	print()
`;

const content = py`choice.delta.content or ""`;
const piece = py`choice.delta.content or choice.delta.tool_calls or ""`;
