import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const meshAnything: Library = {
	key: "mesh-anything",
	prettyLabel: "MeshAnything",
	summary: "Turns a 3D shape into a clean mesh with few faces, as artists make them, by Yiwen Chen and co-authors.",
	licence: { value: "LicenseRef-S-Lab", source: "github:buaacyw/MeshAnything@10921c5 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:buaacyw/MeshAnything@10921c5 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:buaacyw/MeshAnything@10921c5 README.md", day: "2026-11-24" },
	repoName: "MeshAnything",
	repoUrl: "https://github.com/buaacyw/MeshAnything",
	filter: false,
	countDownloads: { field: "path", value: "MeshAnything_350m.pth" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/buaacyw/MeshAnything", checkout: "requirements" },
	modules: ["MeshAnything", "mesh_to_pc"],
	snippets: snippets,
};

/** The sizes are those of the only published model; `mesh_to_pc` is in the repository of MeshAnything. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from types import SimpleNamespace

		import numpy as np
		import torch
		import trimesh
		from huggingface_hub import hf_hub_download
		from mesh_to_pc import process_mesh_to_pc
		from MeshAnything.models.meshanything import MeshAnything
		from safetensors.torch import load_file

		sizes = SimpleNamespace(llm="facebook/opt-350m", codebook_size=8192, codebook_dim=1024, n_max_triangles=800)
		model = MeshAnything(sizes)
		model.load_state_dict(load_file(hf_hub_download(${model.id}, "MeshAnything_350m.pth")))
		model = model.to("cuda")

		# Points on the surface of a mesh, with their normals, in a box around the origin.
		clouds, _ = process_mesh_to_pc([trimesh.load("mesh.ply", force="mesh")])
		points, normals = np.split(clouds[0].astype(np.float32), 2, axis=1)
		points -= (points.min(0) + points.max(0)) / 2
		points *= 0.9995 / np.abs(points).max()
		cloud = torch.tensor(np.concatenate([points, normals], axis=1)[None], dtype=torch.float16, device="cuda")

		with torch.autocast("cuda", dtype=torch.float16):
		    triangles = model(cloud)[0]
		vertices = triangles[~triangles[:, 0, 0].isnan()].reshape(-1, 3).cpu().numpy()
		mesh = trimesh.Trimesh(vertices, np.arange(len(vertices)).reshape(-1, 3))
		mesh.merge_vertices()
		mesh.export("artist-mesh.obj")
	`;
	return [{ code }];
}
