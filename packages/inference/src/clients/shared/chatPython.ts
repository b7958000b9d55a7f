import { py, type Python, when } from "@vitrine/code";
import type { Call } from "../../shapes.ts";
import { keywords } from "./python.ts";

/** Chats with `client`, in the form that the openai library and the hub's client share. */
export const chatPython = (call: Call, model: string): Python => py`
	${call.streaming ? stream : completion} = client.chat.completions.create(
	    model=${model},
	    messages=${call.inputs},
	    ${keywords(call.parameters)}
	    ${when(call.streaming, py`stream=True,`)}
	)
	${call.streaming ? printChunks : printMessage}
`;

const stream = py`stream`;
const completion = py`completion`;

const printMessage = py`print(completion.choices[0].message.content)`;

const printChunks = py`
	for chunk in stream:
	    for choice in chunk.choices:
	        print(choice.delta.content or "", end="", flush=True)
	print()
`;
