import type { TaskEntry } from "../shapes.ts";

export const robotics: TaskEntry = {
	id: "robotics",
	summary:
		"Controls a robot: from camera images, joint positions and often a sentence, the model computes the next movements, ten to fifty times a second. Most policies imitate people, from fifty demonstrations or from a million; some were learnt by trial in simulation. The difficulty is that acting changes what is seen next: a small error now leads to an unfamiliar image a second later.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "table-top.svg",
				alt: "A gripper hangs above a table with a red block, a smaller blue block and a grey tray.",
			},
			{ type: "text", label: "Instruction", content: "Put the red block into the tray." },
		],
		outputs: [
			{
				type: "tabular",
				table: [
					["step", "dx cm", "dy cm", "dz cm", "gripper"],
					["1", "-9.5", "2.0", "0.0", "open"],
					["2", "0.0", "0.0", "-11.0", "open"],
					["3", "0.0", "0.0", "0.0", "closed"],
					["4", "0.0", "0.0", "12.0", "closed"],
					["5", "21.0", "5.5", "0.0", "closed"],
					["6", "0.0", "0.0", "-9.0", "open"],
				],
			},
		],
		note: "Drawn and numbered for this page, as whole moves. A real policy gives small steps, 10 to 50 of them a second.",
	},
	models: [
		{
			id: "lerobot/smolvla_base",
			description:
				"450 M parameters: images, joint angles and a sentence in, fifty actions at a time out. A base to fine-tune on your own demonstrations, on one consumer GPU.",
		},
		{
			id: "sii-research/tau-0-vla",
			description:
				"3 B parameters, 6 GB at 16 bits, on top of a small Qwen 3.5: a policy meant for robots of several builds. Apache-2.0.",
			stated: { source: "starter:sii-research/tau-0-vla", day: "2026-11-24" },
		},
	],
	datasets: [],
	metrics: [
		{ id: "Success rate", description: "The share of trials that meet a criterion that was written down beforehand." },
		{
			id: "Interventions per hour",
			description: "How often a person had to step in during a long run: the figure that operators notice.",
		},
	],
	spaces: [],
	example: {
		id: "lerobot/smolvla_base",
		tags: [],
		pipeline_tag: "robotics",
		library_name: "lerobot",
		cardData: { license: "apache-2.0" },
		num_parameters: 450_000_000,
	},
	exampleSources: [
		{
			value: { parameters: 450_000_000, gated: false },
			source: "hub:lerobot/smolvla_base@3326b10 README.md",
			day: "2026-11-24",
		},
		{ value: { licence: "apache-2.0" }, source: "hub:lerobot/smolvla_base@d9f33c9 README.md", day: "2026-11-24" },
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Your hardware decides. A policy works only with the joints and cameras it was trained with; on another arm, or with the camera moved by a hand's breadth, it fails without warning. Look for one trained on your hardware, or plan to record demonstrations and fine-tune.",
		"For one task in one place, imitation with fifty to two hundred demonstrations and a small policy (ACT with 52 M parameters, or a diffusion policy) is the quickest way, trained on a single GPU in hours. Vision-language-action models of 0.5 to 7 B parameters follow new instructions and share skill between tasks; they want more memory, more data to fine-tune, and care with latency.",
		"Reinforcement learning pays where you can simulate and say what success is: walking, balancing, games. Transfer from simulation to a real robot takes randomised friction, light and delay.",
		"Whatever you load, start slowly, with limits on force and space set outside the policy and a hand on the stop button. A network has no notion of harm.",
	],
	measuring: [
		"The share of trials that succeed, over at least twenty from starts you did not choose, with the criterion written down beforehand. Report the interval: 9 of 10 leaves anything from 60 to 98 % possible, 18 of 20 from 70 to 97 %.",
		"Vary one thing at a time: the object's place, the light, the object itself, the words. A table of these shows where the policy fails, which the mean does not.",
		"Loss on recorded actions hardly predicts success: small errors add up, and several ways may be right. Simulation ranks policies well enough to discard the worst.",
	],
	variants: {
		grasping: "Where and how to close the gripper, for one object or for any in a pile.",
		"task-planning":
			"Which steps, in which order: the level above movement, often done by a language model that calls skills by name.",
	},
};
