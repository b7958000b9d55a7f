import { py, type Python } from "@vitrine/code";
import { MESSAGES } from "../../loading/samples.ts";

/** Code that sets `prompt` to a chat, as the tokenizers of mlx-lm write it. */
export const chatPrompt = (): Python => py`
	messages = ${MESSAGES}
	prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
`;
