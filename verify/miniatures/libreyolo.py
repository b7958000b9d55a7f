"""Miniatures for LibreYOLO: the smallest models that Transformers saves for its wrappers, and its own detector."""

from miniatures.hub import miniature


@miniature("load/libreyolo/sam", needs=["libreyolo", "transformers"])
def sam(hub, record):
    import transformers as t

    backbone = {
        "hidden_size": 8,
        "num_attention_heads": 1,
        "image_size": [1024, 1024],
        "blocks_per_stage": [1, 1, 2, 1],
        "embed_dim_per_stage": [8, 16, 32, 64],
        "num_attention_heads_per_stage": [1, 1, 1, 1],
        "window_size_per_stage": [8, 4, 14, 7],
        "global_attention_blocks": [3],
        "window_positional_embedding_background_size": [7, 7],
    }
    vision = {
        "backbone_config": {"model_type": "sam2_hiera_det_model", **backbone},
        "backbone_channel_list": [64, 32, 16, 8],
        "fpn_hidden_size": 16,
    }
    prompt = {"hidden_size": 16, "mask_input_channels": 8}
    decoder = {"hidden_size": 16, "mlp_dim": 16, "num_attention_heads": 2, "num_hidden_layers": 1, "iou_head_hidden_dim": 16}
    config = t.Sam2Config(vision_config=vision, prompt_encoder_config=prompt, mask_decoder_config=decoder)
    folder = hub.repo(record["id"])
    t.Sam2Model(config).save_pretrained(folder)
    t.Sam2Processor(t.Sam2ImageProcessor()).save_pretrained(folder)


@miniature("load/libreyolo/detection", needs=["libreyolo"])
def detector(hub, record):
    from libreyolo import LibreYOLOX

    LibreYOLOX(None, size="n", nb_classes=2, device="cpu").save(str(hub.repo(record["id"]) / "LibreYOLOXn.pt"))
