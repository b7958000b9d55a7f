import { finds, firstOf, loads, type Question, step, writes } from "./question.ts";

const apple = "apple-m4";

/** Questions about loading models and opening them in apps. */
export const LOADING: readonly Question[] = [
	{
		asks: "Load a chat model that fits a Mac with 16 GB.",
		steps: [
			step(
				"what_fits",
				{ device: apple, memory: 16, task: ["text-generation"] },
				"finds models",
				({ found }) => found.models.length > 0,
			),
			step(
				"what_fits",
				([answer]) => ({ model: firstOf(answer), device: apple, memory: 16 }),
				"has weights that fit",
				({ memory }) => memory.weights.some(({ fits }) => fits === true),
			),
			writes({ kinds: ["load"], languages: ["python"] }, "has Python", (content) => content.includes("import")),
		],
	},
	{
		asks: "Load the most downloaded Whisper with Transformers.",
		steps: [finds({ q: "whisper", library: ["transformers"], sort: "downloads" }), loads("transformers")],
	},
	{
		asks: "Load a sentence embedding model.",
		steps: [finds({ library: ["sentence-transformers"], sort: "downloads" }), loads("sentence-transformers")],
	},
	{
		asks: "Load a timm image classifier.",
		steps: [finds({ library: ["timm"], task: ["image-classification"] }), loads("timm")],
	},
	{
		asks: "Load a text-to-image model with Diffusers.",
		steps: [finds({ library: ["diffusers"], task: ["text-to-image"] }), loads("diffusers")],
	},
	{
		asks: "Run a model in the browser with Transformers.js.",
		steps: [finds({ library: ["transformers.js"] }), loads("transformers.js", "js")],
	},
	{
		asks: "Load an MLX model on a Mac.",
		steps: [finds({ library: ["mlx"], task: ["text-generation"] }), loads("mlx")],
	},
	{
		asks: "Load a GGUF model from Python.",
		steps: [finds({ library: ["llama-cpp-python"] }), loads("llama-cpp-python")],
	},
	{
		asks: "Load a fill-mask model.",
		steps: [finds({ task: ["fill-mask"], library: ["transformers"] }), loads("transformers")],
	},
	{
		asks: "Load the small Ultralytics detector.",
		steps: [finds({ library: ["ultralytics"], task: ["object-detection"] }), loads("ultralytics")],
	},
	{
		asks: "Load an adapter with PEFT.",
		steps: [
			finds({ library: ["peft"] }),
			writes({ kinds: ["load"], libraries: ["peft"] }, "answers for PEFT", (_, { library }) => library === "peft"),
		],
	},
	{
		asks: "Load a NeMo speech recogniser.",
		steps: [
			finds({ library: ["nemo"] }),
			writes({ kinds: ["load"], libraries: ["nemo"] }, "answers for NeMo", (_, { library }) => library === "nemo"),
		],
	},
	{ asks: "Fetch only the files of tiny-chat.", steps: [finds({ q: "vitrine/tiny-chat" }), loads("files", "sh")] },
	{
		asks: "Run a GGUF chat model with llama.cpp, as Q4_K_M.",
		steps: [
			finds({ format: ["gguf"], task: ["text-generation"], sort: "downloads" }),
			writes(
				{ kinds: ["app"], apps: ["llama.cpp"], quant: "Q4_K_M" },
				"has commands",
				(content, { app }) => app === "llama.cpp" && content.includes("llama"),
			),
		],
	},
	{
		asks: "Open a GGUF model in Ollama.",
		steps: [
			finds({ format: ["gguf"], task: ["text-generation"] }),
			writes({ kinds: ["app"], apps: ["ollama"] }, "has a command", (content) => content.includes("ollama")),
		],
	},
	{
		asks: "Serve a chat model with vLLM.",
		steps: [
			finds({ task: ["text-generation"], library: ["transformers"], sort: "downloads" }),
			writes({ kinds: ["app"], apps: ["vllm"] }, "has a command", (content) => content.includes("vllm serve")),
		],
	},
	{
		asks: "Open a model in LM Studio.",
		steps: [
			finds({ format: ["gguf"], task: ["text-generation"] }),
			writes({ kinds: ["app"], apps: ["lmstudio"] }, "has a link", (content) => content.startsWith("lmstudio:")),
		],
	},
	{
		asks: "Was the code of tiny-chat run, and with which version of Transformers?",
		steps: [
			finds({ q: "vitrine/tiny-chat" }),
			writes(
				{ kinds: ["load"], libraries: ["transformers"], languages: ["python"] },
				"states the level and the version",
				(_, { level, checked }) => level === "run" && checked?.tools["transformers"] !== undefined,
			),
		],
	},
];
