"""Miniatures for ExecuTorch: one linear layer, exported by its own program."""

from miniatures.hub import miniature


@miniature("load/executorch/plain", "load/executorch/with-files", needs=["executorch"])
def program(hub, record):
    import torch
    from executorch.exir import to_edge

    layer = torch.nn.Linear(4, 2).eval()
    exported = to_edge(torch.export.export(layer, (torch.ones(1, 4),))).to_executorch()
    listed = [file["rfilename"] for file in record.get("siblings", [])]
    path = hub.repo(record["id"]) / (listed or ["model.pte"])[0]
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(exported.buffer)
