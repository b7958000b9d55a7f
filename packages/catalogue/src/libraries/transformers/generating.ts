import { py, type Python } from "@vitrine/code";
import type { Message } from "../../loading/samples.ts";

/** What a language model, in the variable `model`, writes after or about a text. */
export const generating = (text: string, tokenizer: Python): Python => py`
	text = ${text}
	inputs = ${tokenizer}(text, return_tensors="pt").to(model.device)
	outputs = model.generate(**inputs, max_new_tokens=100)
	print(${tokenizer}.decode(outputs[0], skip_special_tokens=True))
`;

/** What a chat model, in the variable `model`, answers to messages. */
export const answering = (messages: readonly Message[], processor: Python): Python => py`
	messages = ${messages}
	inputs = ${processor}.apply_chat_template(
	    messages,
	    add_generation_prompt=True,
	    tokenize=True,
	    return_dict=True,
	    return_tensors="pt",
	).to(model.device)

	outputs = model.generate(**inputs, max_new_tokens=100)
	answer = outputs[0][inputs["input_ids"].shape[-1] :]
	print(${processor}.decode(answer, skip_special_tokens=True))
`;
