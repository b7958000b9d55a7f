import type { TaskEntry } from "../shapes.ts";

export const keypointDetection: TaskEntry = {
	id: "keypoint-detection",
	summary:
		"Finds points in an image, of one of two kinds: named points such as joints, which describe a pose, or unnamed points that are distinctive enough to be found again in another photograph. The first kind reads gestures, gaits and faces. The second locates cameras, joins panoramas and builds maps, and needs a matcher that pairs the points.",
	demo: {
		inputs: [
			{ type: "img", filename: "runner.svg", alt: "A runner in mid-stride on a track, seen from the right side." },
		],
		outputs: [
			{
				type: "img",
				filename: "runner-pose.svg",
				alt: "The same runner, faded, with dots on joints and face joined by coloured lines into a skeleton.",
			},
			{
				type: "tabular",
				table: [
					["joint", "x", "y", "score"],
					["nose", "282", "72", "0.97"],
					["left wrist", "318", "142", "0.93"],
					["right knee", "282", "226", "0.95"],
					["left ankle", "118", "256", "0.88"],
				],
			},
		],
		note: "The skeleton was drawn together with the runner, and its scores are invented; no model ran. Left and right are the runner's own; four of fifteen points are listed.",
	},
	models: [
		{
			id: "usyd-community/vitpose-base-simple",
			description:
				"17 joints of each person in a box that a detector found, by a plain vision transformer. Apache-2.0.",
		},
		{
			id: "magic-leap-community/superpoint",
			description:
				"Finds points that are stable between views and describes each by 256 numbers. Small and quick. Read its licence before commercial use.",
		},
		{
			id: "magic-leap-community/superglue_outdoor",
			description: "Matches SuperPoint's points across two outdoor images by attention. Read its licence, too.",
		},
		{
			id: "ETH-CVG/lightglue_disk",
			description: "Matches DISK points, and stops early when a pair is easy.",
		},
		{
			id: "qualcomm/RTMPose-Body2d",
			description: "The joints of one body in a crop, compiled for phones and other small devices.",
		},
	],
	datasets: [
		{
			id: "Vincent-luo/hagrid-mediapipe-hands",
			description: "Hand gestures with the 21 landmarks that MediaPipe found in them: machine-made labels.",
		},
	],
	metrics: [
		{
			id: "OKS",
			description: "Object keypoint similarity: distance to the true joint, in proportion to body size and joint.",
		},
		{ id: "PCK", description: "The share of points within a fraction of a reference length, such as the head's." },
		{
			id: "Pose AUC",
			description: "For matching: how often the recovered camera is right within 5, 10 or 20 degrees.",
		},
	],
	spaces: [
		{ id: "datasciencedojo/Hand-Keypoint-Detection-Realtime", description: "Follows the points of a hand live." },
		{ id: "ETH-CVG/LightGlue", description: "Matches two of your images and draws the pairs." },
	],
	example: {
		id: "usyd-community/vitpose-base-simple",
		tags: ["vitpose"],
		pipeline_tag: "keypoint-detection",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 86_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 344_000_000, licence: "apache-2.0", gated: false },
			source: "hub:usyd-community/vitpose-base-simple@a93ac0c model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"For poses, count people. Top-down models take a crop of one person from a detector; they are the more accurate, and their time grows with the crowd. Bottom-up and one-stage models find all joints at once at a steady pace, and suffer on small figures. For one person before a webcam either is fine, and a small one runs at camera speed on a phone.",
		"Check the skeleton before the score. COCO has 17 points and no feet, no spine, no fingers; other sets have 21 for a hand, 68 for a face, 133 for the whole body. A gait study needs heels. If your animal or machine part has no model, a few hundred labelled images suffice to fine-tune one, since a pose backbone carries over well.",
		"For matching views, the pair counts: a detector with descriptors (SuperPoint, DISK) and a matcher trained on them (SuperGlue, LightGlue). In transformers both run as a keypoint matcher that takes two images. Where walls are blank and texture repeats, detectors find little to hold on to; dense matchers without a detector cope better, at more cost. And mind the licences, which decide many projects here.",
		"Single frames jitter. Filter over time (a one-euro filter is short and good) before you compute an angle or a speed, and use the scores: a hidden wrist is still given coordinates.",
	],
	measuring: [
		"Poses are scored by average precision over OKS, as boxes are by overlap. It tolerates more at hips than at eyes, in proportion to how much human labels differ. Find out whether true boxes or detected ones were used; the difference is several points and has nothing to do with the pose model. On COCO, about 75 is good for a model that runs on a phone, and 80 is near the top.",
		"For matching, counting matches says little, since wrong ones are cheap to make. Recover the camera, or the homography of a flat scene, with a robust estimator and report how often it is right within 5, 10 and 20 degrees, on pairs with little overlap as well as easy ones.",
		"In the end measure the quantity you want. If it is a knee angle, film someone with markers or a goniometer and report degrees. Two pixels at the ankle are nothing in a benchmark and may be five degrees in a report to a physiotherapist.",
	],
	variants: {
		"pose-estimation":
			"Finds the joints of a person, hand or animal and joins them into a skeleton, in the image's plane or in space.",
	},
};
