import { py, type Python } from "@vitrine/code";

/** What a language model, in the variable `model`, writes after or about a text. */
export const generating = (text: string, tokenizer: Python): Python => py`
	text = ${text}
	inputs = ${tokenizer}(text, return_tensors="pt").to(model.device)
	outputs = model.generate(**inputs, max_new_tokens=100)
	print(${tokenizer}.decode(outputs[0], skip_special_tokens=True))
`;
