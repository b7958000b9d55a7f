"""A miniature for Segmentation Models: a U-Net on the smallest of its encoders."""

import segmentation_models_pytorch as smp

from miniatures.hub import miniature


@miniature("load/segmentation-models-pytorch/mask", needs=["segmentation_models_pytorch"])
def mask(hub, record):
    settings = {"encoder_depth": 3, "decoder_channels": (16, 8, 8), "encoder_weights": None}
    smp.Unet("timm-mobilenetv3_small_minimal_100", **settings).save_pretrained(hub.repo(record["id"]))
