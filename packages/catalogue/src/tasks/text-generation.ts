import type { TaskEntry } from "../shapes.ts";

export const textGeneration: TaskEntry = {
	id: "text-generation",
	summary:
		"Continues a text one token at a time, each drawn from the probabilities of what could come next. Chat models are trained further, so that the continuation of a conversation is a helpful answer; they need the conversation in the template they were trained on. Rewriting, extracting, explaining and programming are mostly done this way today.",
	demo: {
		inputs: [{ type: "text", label: "Prompt", content: "Explain in one sentence why the sky is blue." }],
		outputs: [
			{
				type: "text",
				label: "Continuation",
				content:
					"Air scatters the short wavelengths of sunlight far more than the long ones, so the light that reaches us from every other part of the sky is mostly blue.",
			},
		],
		note: "Written for this page. A model would word it differently each time, unless it always chooses the most likely token.",
	},
	models: [
		{
			id: "Qwen/Qwen3-0.6B",
			description:
				"0.6 B parameters under the Apache licence; answers at once or thinks first, on a CPU. The one to try code with.",
		},
		{
			id: "google/gemma-2-2b-it",
			description: "2 B parameters, tuned to follow instructions; runs on a laptop. Reads up to 8,192 tokens.",
		},
		{
			id: "Qwen/Qwen3-Coder-480B-A35B-Instruct",
			description:
				"A mixture of experts for code and tool use: 480 B parameters, 35 B of them active for each token. Needs a server with several GPUs.",
		},
		{
			id: "openai/gpt-oss-120b",
			description: "A reasoning model, a mixture of experts with 117 B parameters. Apache-2.0.",
			stated: { source: "starter:openai/gpt-oss-120b", day: "2026-11-24" },
		},
		{
			id: "zai-org/GLM-4.5",
			description: "A large mixture of experts; thinks first or answers at once, as asked.",
		},
		{
			id: "Qwen/Qwen3-4B-Thinking-2507",
			description:
				"4 B parameters, always reasons before it answers: good at mathematics for its size, and slow to answer.",
		},
		{
			id: "Qwen/Qwen2.5-7B-Instruct-1M",
			description: "7 B parameters and a context of up to a million tokens, if there is memory to hold it.",
		},
		{
			id: "Qwen/Qwen2.5-Coder-32B-Instruct",
			description: "32 B parameters, for code.",
		},
		{
			id: "deepseek-ai/DeepSeek-R1",
			description:
				"684 B parameters as stored, under the MIT licence: the reasoning model from which many smaller ones were distilled.",
			stated: { source: "starter:deepseek-ai/DeepSeek-R1", day: "2026-11-24" },
		},
	],
	datasets: [
		{
			id: "CohereForAI/Global-MMLU",
			description: "Exam questions in 42 languages, marked where only one culture would know the answer.",
		},
		{ id: "HuggingFaceFW/fineweb-2", description: "Web text for pretraining, in more than a thousand languages." },
		{
			id: "HuggingFaceH4/ultrachat_200k",
			description: "200,000 conversations, generated and then filtered, for teaching a base model to chat.",
		},
		{ id: "open-r1/OpenThoughts-114k-math", description: "Mathematics problems with long worked reasoning." },
		{
			id: "allenai/tulu-3-sft-mixture",
			description: "The instruction data of Tülu 3, each part with its source and licence.",
		},
		{ id: "HuggingFaceTB/smoltalk", description: "About a million instruction examples, chosen for small models." },
		{ id: "HuggingFaceTB/finemath", description: "Pages of mathematics picked from the web, for pretraining." },
	],
	metrics: [
		{
			id: "Cross Entropy",
			description:
				"How many nats or bits the model needs for each token of a held-out text, on average; lower is better.",
		},
		{
			id: "Perplexity",
			description: "Its exponential: among how many equally likely tokens the model seems to hesitate.",
		},
	],
	spaces: [
		{ id: "akhaliq/anycoder", description: "Writes small web applications from a description." },
		{ id: "enzostvs/deepsite", description: "Writes web pages and shows them as they grow." },
		{
			id: "logikon/open_cot_leaderboard",
			description: "Ranks models by how much visible reasoning improves their answers.",
		},
		{ id: "ysharma/Explore_llamav2_with_TGI", description: "Chats with Llama 2 and shows the settings of sampling." },
		{ id: "HuggingFaceH4/zephyr-chat", description: "Chats with Zephyr." },
		{ id: "lmsys/chatbot-arena-leaderboard", description: "Ranks chat models by votes between two unnamed answers." },
		{ id: "mlabonne/phixtral-chat", description: "Chats with a mixture made of fine-tuned Phi-2 models." },
	],
	example: {
		id: "Qwen/Qwen3-0.6B",
		tags: ["conversational"],
		pipeline_tag: "text-generation",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 751_632_384,
	},
	exampleSources: [
		{
			value: { parameters: 751_632_384, licence: "apache-2.0", gated: false },
			source: "starter:Qwen/Qwen3-0.6B",
			day: "2026-11-24",
		},
	],
	widgetModels: ["mistralai/Mistral-Nemo-Instruct-2407"],
	youtubeId: "e9gNEAlsOvU",
	isPlaceholder: false,
	choosing: [
		"Base or instruct? A base model continues whatever it is given and is where fine-tuning starts; an instruct model answers, provided the conversation reaches it in its own chat template. A model that rambles, or starts to play your part as well, has more often been given the wrong template than too few parameters.",
		"Count memory before benchmarks. Weights take two bytes a parameter at 16 bits and a little over half a byte at 4, so 8 B parameters are 16 GB, or about 5 GB quantized; the key-value cache comes on top and grows with context length and concurrent requests. A mixture of experts needs memory for all its parameters and computes with the active ones: fast for its size, not small. In the same memory a larger model at 4 bits usually beats a smaller one at 16; much below that the losses mount, in code and arithmetic first.",
		"Reasoning models write hundreds or thousands of tokens before the answer. They earn them in mathematics, programming and planning. For extracting, classifying and rewriting, a plain instruct model is about as good and several times quicker.",
		"If the job is always the same one, look below: a small fine-tuned model, or a classifier that generates nothing, costs a fraction and fails in fewer ways. And read the licence first; many models with open weights restrict what they may be used for, or by whom.",
	],
	measuring: [
		"Perplexity compares models on the same text with the same tokenizer, and then only as models of text. Different tokenizers cut the text into different numbers of tokens, so normalise by byte instead. Tuning for instructions usually makes perplexity worse and the model more useful.",
		"Public benchmarks sort out what is hopeless. Near the top they mislead: questions leak into training data, the wording of the prompt moves results by points, and reasoning scores depend on how many tokens and attempts were allowed. Compare only figures from one harness and one set of settings.",
		"What decides is your own test set: fifty to a few hundred real requests, each with what a good answer must contain. Check by program what a program can check (the tests pass, the JSON parses, the number is right) and read the rest. A model as judge is quick but favours long answers, the answer it sees first and its own style; swap the order and compare it with people on a sample.",
		"Put the cost beside the quality: time to the first token, tokens a second under your load, and tokens spent for each answer. The last is where models differ most.",
	],
	variants: {
		"language-modeling": "Plain continuation of a text, as base models do it.",
		conversational: "Answers in a conversation of roles (system, user, assistant), through the model's chat template.",
		"dialogue-modeling": "Models both sides of a dialogue, as transcripts of talk.",
		"dialogue-generation": "Writes the next turn of a dialogue, or a whole one.",
		"text-simplification": "Rewrites a text in easier words and shorter sentences.",
		"explanation-generation": "Gives reasons for an answer, for a person to follow or check.",
		"abstractive-qa": "Answers questions in its own words, where extractive models quote.",
		"open-domain-abstractive-qa": "Answers questions about anything, with or without passages found by a search.",
		"closed-domain-qa": "Answers within one field, such as a product's manual.",
		"open-book-qa": "Answers with the source at hand, in the prompt.",
		"closed-book-qa": "Answers from what training left in the weights: convenient, and the place where models invent.",
		"text2text-generation":
			"One text in, another out, by an encoder and a decoder such as T5; once a task of its own on hubs.",
	},
};
