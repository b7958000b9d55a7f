import type { Uncoded } from "./uncoded.ts";

export const robots: Readonly<Record<string, Uncoded>> = {
	hermes: {
		why: "Its README announces the code and the weights, but does not yet name a way to load a model.",
		source: "github:LMD0311/HERMES@0516cfe README.md",
		day: "2026-11-24",
	},
	holomotion: {
		why: "It moves a robot through ROS 2, and trains from a clone with motion data; there is no package.",
		source: "github:HorizonRobotics/HoloMotion@0fde08f README.md",
		day: "2026-11-24",
	},
	microduck: {
		why: "Its policies run on a Microduck robot, which installs them with its own command, robotctl.",
		source: "github:pollen-robotics/microduck_rl@016ac94 README.md",
		day: "2026-11-24",
	},
	same: {
		why: "A script runs it from a clone, on features of buildings that were computed before; there is no package.",
		source: "github:GengzeZhou/SAME@040ac6c README.md",
		day: "2026-11-24",
	},
};
