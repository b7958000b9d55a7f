"""Miniatures for Sapiens2: the smallest backbone, alone and with the head of each task, as Transformers saves them."""

from miniatures.hub import miniature

HEIGHT, WIDTH = 64, 48


@miniature("load/sapiens2/pretrain", needs=["transformers"])
def backbone(hub, record):
    publish(hub, record, "Sapiens2Model")


@miniature("load/sapiens2/seg", needs=["transformers"])
def parts(hub, record):
    publish(hub, record, "Sapiens2ForSemanticSegmentation", labels=5)


@miniature("load/sapiens2/normal", needs=["transformers"])
def normals(hub, record):
    publish(hub, record, "Sapiens2ForNormalEstimation", labels=3)


@miniature("load/sapiens2/pose", needs=["transformers"])
def pose(hub, record):
    publish(hub, record, "Sapiens2ForPoseEstimation", labels=5)


@miniature("load/sapiens2/pointmap", needs=["transformers"])
def points(hub, record):
    scale = {"scale_conv_out_channels": [8], "scale_final_hidden_sizes": [8, 8]}
    publish(hub, record, "Sapiens2ForPointmapEstimation", labels=3, **scale)


def publish(hub, record, name: str, labels: int = 0, **head) -> None:
    import transformers

    heads = {"upsample_out_channels": [8], "conv_out_channels": [8], **head}
    config = transformers.Sapiens2Config(
        hidden_size=32,
        intermediate_size=32,
        num_hidden_layers=2,
        num_attention_heads=2,
        num_key_value_attention_heads=1,
        image_size=[HEIGHT, WIDTH],
        **({"num_labels": labels, "head_config": heads} if labels else {}),
    )
    folder = hub.repo(record["id"])
    getattr(transformers, name)(config).save_pretrained(folder)
    size = {"height": HEIGHT, "width": WIDTH}
    transformers.Sapiens2ImageProcessor(size=size).save_pretrained(folder)
