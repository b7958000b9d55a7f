import type { Uncoded } from "./uncoded.ts";

export const sound: Readonly<Record<string, Uncoded>> = {
	"glm-tts": {
		why: "A script, run from a clone, generates speech with all models in a fixed folder; there is no package.",
		source: "github:zai-org/GLM-TTS@1b4ed5a README.md",
		day: "2026-11-24",
	},
	imstoucan: {
		why: "It runs from a clone, with inference classes written for each trained voice; there is no package.",
		source: "github:DigitalPhonetics/IMS-Toucan@0087b27 README.md",
		day: "2026-11-24",
	},
	k2: {
		why: "It computes with automata and loads no models: the recipes that trained a model decode with it.",
		source: "github:k2-fsa/k2@17e8e01 README.md",
		day: "2026-11-24",
	},
	"magenta-realtime": {
		why: "It runs in a Docker image or a patched clone, and loads its own weights; Magenta RealTime 2 has a package, and code.",
		source: "github:magenta/magenta-realtime@04ebaa7 README.md",
		day: "2026-11-24",
	},
	mect: {
		why: "Its modules are files of its repository, not a package, and a record does not say which of six checkpoints to load.",
		source: "github:ant-research/AntSpeaker@41dcd09 README.md",
		day: "2026-11-24",
	},
	"mini-omni2": {
		why: "It runs as a server from a clone, with web pages as its interface; there is no package.",
		source: "github:gpt-omni/mini-omni2@1770fdd README.md",
		day: "2026-11-24",
	},
	"montreal-forced-aligner": {
		why: "It is installed with conda, and its commands fetch models by its own names, not from a repository.",
		source: "github:MontrealCorpusTools/Montreal-Forced-Aligner@0e7ac69 README.md",
		day: "2026-11-24",
	},
	reverb: {
		why: "Its code runs from a clone with the path set by hand, and loads models from a folder; there is no package.",
		source: "github:revdotcom/reverb@0514896 README.md",
		day: "2026-11-24",
	},
	soloaudio: {
		why: "Scripts run it from a clone, with models in a fixed folder; there is no package.",
		source: "github:WangHelin1997/SoloAudio@1fb3b14 README.md",
		day: "2026-11-24",
	},
	songbloom: {
		why: "A script, run from a clone, makes songs from a file of lyrics and samples, and fetches its weights; there is no package.",
		source: "github:Cypress-Yang/SongBloom@e094c5a README.md",
		day: "2026-11-24",
	},
	"ssr-speech": {
		why: "A script runs it from a clone, with a modified AudioCraft and the Montreal Forced Aligner; there is no package.",
		source: "github:WangHelin1997/SSR-Speech@00ad91c README.md",
		day: "2026-11-24",
	},
	"tencent-song-generation": {
		why: "Shell scripts run it from a clone, with a file of lyrics and a folder of checkpoints; there is no package.",
		source: "github:tencent-ailab/SongGeneration@06a566d README.md",
		day: "2026-11-24",
	},
};
