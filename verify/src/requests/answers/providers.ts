import { json } from "../recorder/recorded.ts";
import { isDone, JOB, mediumIn, type ProviderAnswer, resultOf, type Visit } from "./job.ts";
import { taskReply } from "./tasks.ts";

const falAi: ProviderAnswer = ({ method, url }, path, visit) => {
	const isQueue = url.startsWith("https://queue.fal.run/") || /[?&]_subdomain=queue\b/.test(url);
	if (!isQueue) return method === "POST" ? json(falResult(visit)) : undefined;
	const app = path.split("/").slice(1, 3).join("/");
	const job = `https://queue.fal.run/${app}/requests/${JOB}`;
	const ticket = { request_id: JOB, response_url: job, status_url: `${job}/status`, cancel_url: `${job}/cancel` };
	if (method === "POST") return json({ ...ticket, status: "IN_QUEUE", queue_position: 0 });
	if (path.endsWith(`/requests/${JOB}`)) return json(falResult(visit));
	if (!path.endsWith(`/requests/${JOB}/status`)) return undefined;
	return json({ ...ticket, status: isDone(visit) ? "COMPLETED" : "IN_PROGRESS", logs: [], metrics: {} });
};

function falResult(visit: Visit): object {
	const file = { url: resultOf(visit), content_type: "application/octet-stream" };
	switch (visit.scene.task) {
		case "automatic-speech-recognition":
			return { text: "a quiet harbour", chunks: [] };
		case "text-to-speech":
		case "audio-to-audio":
			return { audio: file };
		case "text-to-audio":
			return { audio_file: file };
		case "image-segmentation":
			return { image: file };
		default:
			return mediumIn(visit) === "video" ? { video: file } : { images: [file], seed: 1 };
	}
}

const replicate: ProviderAnswer = ({ method }, path, visit) => {
	if (method !== "POST" || !path.endsWith("/predictions")) return undefined;
	const { task } = visit.scene;
	const head = { id: JOB, model: "answering-model", status: "succeeded", error: null };
	if (task === "automatic-speech-recognition") return json({ ...head, output: { transcription: "a quiet harbour" } });
	return json({ ...head, output: mediumIn(visit) === "image" ? [resultOf(visit)] : resultOf(visit) });
};

const wavespeed: ProviderAnswer = ({ method }, path, visit) => {
	const result = `/api/v3/predictions/${JOB}/result`;
	const data = { id: JOB, model: "answering-model", urls: { get: `https://api.wavespeed.ai${result}` }, outputs: [] };
	if (method === "POST") return json({ code: 200, message: "success", data: { ...data, status: "created" } });
	if (path !== result) return undefined;
	const done = isDone(visit) ? { status: "completed", outputs: [resultOf(visit)] } : { status: "processing" };
	return json({ code: 200, message: "success", data: { ...data, ...done } });
};

const together: ProviderAnswer = ({ method }, path, visit) => {
	if (method === "POST" && path === "/v2/videos") return json({ id: JOB, status: "queued" });
	if (path !== `/v2/videos/${JOB}`) return undefined;
	if (!isDone(visit)) return json({ id: JOB, status: "in_progress" });
	return json({ id: JOB, status: "completed", outputs: { video_url: resultOf(visit), cost: 1 } });
};

const zaiOrg: ProviderAnswer = ({ method }, path, visit) => {
	const head = { id: JOB, request_id: JOB, model: "answering-model" };
	if (method === "POST" && path.endsWith("/async/images/generations"))
		return json({ ...head, task_status: "PROCESSING" });
	if (path.endsWith("/layout_parsing")) return json({ ...head, md_results: "Two cats on a sofa." });
	if (!path.endsWith(`/async-result/${JOB}`)) return undefined;
	if (!isDone(visit)) return json({ ...head, task_status: "PROCESSING" });
	return json({ ...head, task_status: "SUCCESS", image_result: [{ url: resultOf(visit) }] });
};

const novita: ProviderAnswer = ({ method, url }, path, visit) => {
	const video = resultOf(visit);
	if (method === "POST") {
		if (path.startsWith("/v3/hf/")) return json({ video: { video_url: video } });
		return /^\/v3\/(async\/|minimax\/)/.test(path) ? json({ task_id: JOB }) : undefined;
	}
	if (path === "/v3/async/task-result" && url.endsWith(`?task_id=${JOB}`))
		return isDone(visit)
			? json({ task: { task_id: JOB, status: "TASK_STATUS_SUCCEED" }, videos: [{ video_url: video }] })
			: json({ task: { task_id: JOB, status: "TASK_STATUS_PROCESSING" }, videos: [] });
	if (path !== `/v3/minimax/v2/query/video_generation/${JOB}`) return undefined;
	return json({ task: isDone(visit) ? { status: "succeeded", content: { url: video } } : { status: "processing" } });
};

/** The hub's own inference, and what speaks as it does: one address for everything. */
export const hfInference: ProviderAnswer = ({ method, headers }, _, { scene }) => {
	if (method !== "POST") return undefined;
	/** The hub's two clients read this answer in two forms. */
	const inList = scene.task === "image-to-text" && /\bpython\b/i.test(headers["user-agent"] ?? "");
	return inList ? json([{ generated_text: "two cats" }]) : taskReply(scene.task);
};

/** What providers answer beside the routes they all share. */
export const PROVIDERS: Readonly<Record<string, ProviderAnswer>> = {
	"fal-ai": falAi,
	replicate,
	wavespeed,
	together,
	"zai-org": zaiOrg,
	novita,
	"hf-inference": hfInference,
};
