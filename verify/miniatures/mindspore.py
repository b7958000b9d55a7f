"""Miniatures for MindSpore: the parameters of one layer, as its own function saves them."""

import mindspore

from miniatures.hub import miniature


@miniature("load/mindspore/weights", "load/mindspore/with-files", needs=["mindspore"])
def layer(hub, record):
    listed = [file["rfilename"] for file in record.get("siblings", []) if file["rfilename"].endswith(".ckpt")]
    path = hub.repo(record["id"]) / (listed or ["layer.ckpt"])[0]
    mindspore.save_checkpoint(mindspore.nn.Dense(4, 2), str(path))
