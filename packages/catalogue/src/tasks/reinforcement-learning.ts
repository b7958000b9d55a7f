import type { TaskEntry } from "../shapes.ts";

export const reinforcementLearning: TaskEntry = {
	id: "reinforcement-learning",
	summary:
		"An agent observes a state, acts, and receives a reward and the next state; it learns a policy, a choice of action in each state, that collects the most reward over time. It is never shown the right action. A repository contains such a policy, which is useful only in the environment it was trained in, down to the version.",
	demo: {
		inputs: [
			{
				type: "text",
				label: "Observation",
				content: "cart at 0.020 m, moving at -0.110 m/s; pole at 0.030 rad, turning at 0.210 rad/s",
			},
		],
		outputs: [
			{ type: "text", label: "Action", content: "push the cart to the right" },
			{
				type: "text",
				label: "Reward and next observation",
				content: "reward 1; cart at 0.018 m, moving at 0.085 m/s; pole at 0.034 rad, turning at -0.073 rad/s",
			},
		],
		note: "One step of CartPole, a pole balanced on a cart. The next observation is computed from its equations of motion; the action is the sensible one, chosen for this page.",
	},
	models: [
		{
			id: "edbeeching/decision-transformer-gym-hopper-expert",
			description:
				"A transformer that continues the story of an episode: given the return you ask for, it predicts the actions of Hopper that lead there.",
		},
		{
			id: "leegoheun/ppo-pusher-v5",
			description:
				"A PPO policy for Pusher-v5, a MuJoCo environment of Gymnasium; loads with stable-baselines3. 0.4 MB, MIT licence.",
		},
		{
			id: "HumanCompatibleAI/ppo-seals-CartPole-v0",
			description:
				"A PPO policy for CartPole with episodes of fixed length; loads with stable-baselines3. Its card states no licence.",
			stated: { source: "hub:HumanCompatibleAI/ppo-seals-CartPole-v0@a86541d README.md", day: "2026-11-24" },
		},
	],
	datasets: [
		{
			id: "edbeeching/decision_transformer_gym_replay",
			description: "Recorded episodes of MuJoCo walkers, from beginner to expert, for learning without an environment.",
		},
	],
	metrics: [
		{
			id: "Discounted Total Reward",
			description: "The sum of rewards, later ones multiplied by powers of a factor below 1: what the agent maximises.",
		},
		{
			id: "Mean Reward",
			description: "Total reward of an episode, averaged over episodes and undiscounted: what is reported.",
		},
		{
			id: "Level of Performance After Some Time",
			description: "The mean reward after a given number of steps in the environment: how fast it learns.",
		},
	],
	spaces: [
		{ id: "ThomasSimonini/Huggy", description: "Throw a stick for a dog that learned to fetch, in the browser." },
		{ id: "ThomasSimonini/SnowballFight", description: "A snowball fight against a trained opponent, in the browser." },
	],
	example: {
		id: "leegoheun/ppo-pusher-v5",
		tags: ["ppo"],
		pipeline_tag: "reinforcement-learning",
		library_name: "stable-baselines3",
		cardData: { license: "mit" },
	},
	exampleSources: [
		{
			value: { bytes: 350_531, licence: "mit", gated: false },
			source: "radar:leegoheun/ppo-pusher-v5",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	youtubeId: "q0BiUn5LiBc",
	isPlaceholder: false,
	choosing: [
		"A downloaded policy fits one environment: the same name, version, wrappers, frame stacking and normalisation of observations. CartPole-v0 and -v1 differ only in length, and that already changes every figure; a policy without its normalisation statistics acts at random. So look for repositories that carry the training configuration, and otherwise expect to train.",
		"To train, start from the actions. A few discrete ones: DQN if steps are expensive, PPO if they are cheap and can run in parallel. Continuous ones: SAC or TD3 when each step costs, PPO when a simulator gives thousands a second. Only recorded episodes and no environment: offline methods, from plain imitation to decision transformers. Imitation first; it is the baseline many offline results fail to beat.",
		"Most failures are in the reward, not the algorithm. Agents collect what is written, not what was meant. Start with a reward that is hard to cheat, watch episodes from the first hour, and take hyperparameters from a published run on a similar environment before tuning your own.",
		"If a controller, a search or a solver can do the job, use it. Learning pays where the dynamics are unknown or the state is an image, and a simulator is at hand.",
	],
	measuring: [
		"Report the undiscounted mean reward over at least a few dozen episodes with its deviation, the policy frozen and, for most algorithms, acting deterministically. Rewards have no common scale: 500 is perfect in CartPole-v1 and nothing in another game, so set a random policy and a known good one beside yours.",
		"One training run proves little. The same code with another seed may learn everything or nothing, and the best of five seeds measures luck. Use five or more, show all curves, and compare interquartile means rather than maxima.",
		"Steps in the environment and hours of computing are different costs; say which one your curve has on its axis. Then test outside: other starting positions, a heavier pole, noise in the sensors. A policy that was perfect in one simulator often has learned that simulator.",
	],
};
