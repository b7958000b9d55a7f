"""Miniatures for Core AI: one layer, as an asset."""

from typing import Annotated

import numpy as np
from coreai.authoring import AIProgram, Module, TensorSpec, Value, batch_matmul, graph
from coreai.authoring.constant import constant

from miniatures.hub import miniature

WIDTH = 16
ROW = (1, 1, WIDTH)


@miniature("load/coreai/plain", "load/coreai/with-files", needs=["coreai"])
def layer(hub, record):
    listed = [file["rfilename"] for file in record.get("siblings", [])]
    path = next((name[: name.index(".aimodel/")] for name in listed if ".aimodel/" in name), "Demo") + ".aimodel"
    weights = np.random.default_rng(0).normal(size=(1, WIDTH, WIDTH)).astype(np.float32)
    module = Module.create()
    with module:

        @graph
        def main(x: Annotated[Value, TensorSpec(ROW, np.float32)]) -> Annotated[Value, TensorSpec(ROW, np.float32, "y")]:
            return batch_matmul(x, constant(weights))

    AIProgram(module).save_asset(hub.repo(record["id"]) / path)
