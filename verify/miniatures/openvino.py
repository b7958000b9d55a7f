"""Miniatures for OpenVINO: a layer of random weights."""

import numpy as np
import openvino
from openvino import opset13

from miniatures.hub import miniature

WIDTH = 16


@miniature("load/openvino/plain", "load/openvino/with-files", "load/openvino/with-tokenizers", "load/openvino/no-tokenizer", needs=["openvino"])
def layer(hub, record):
    x = opset13.parameter([1, WIDTH], np.float32, name="x")
    weights = np.random.default_rng(0).normal(size=(WIDTH, WIDTH)).astype(np.float32)
    model = openvino.Model([opset13.matmul(x, opset13.constant(weights), False, False)], [x], "layer")
    openvino.save_model(model, hub.repo(record["id"]) / "openvino_model.xml")
