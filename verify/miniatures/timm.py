"""Miniatures for timm."""

import timm
from timm.models import save_for_hf

from miniatures.hub import miniature


@miniature("load/timm/image-classification", "load/timm/image-feature-extraction", "load/timm/feature-extraction")
def vision_transformer(hub, record):
    save_for_hf(timm.create_model("test_vit", num_classes=3), hub.repo(record["id"]))
