"""Miniatures for transformers: models of images and films."""

import transformers as t

from miniatures.hub import miniature

SIDE = 32
BLOCK = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
SQUARE = {"height": SIDE, "width": SIDE}
CROP = {"size": {"shortest_edge": SIDE}, "crop_size": SQUARE}
PYRAMID = {"num_encoder_blocks": 4, "depths": [1] * 4, "hidden_sizes": [8] * 4, "num_attention_heads": [1] * 4}


@miniature("load/transformers/image-classification", "load/transformers/other-processor")
def image_classification(hub, record):
    folder = hub.repo(record["id"])
    t.ViTForImageClassification(t.ViTConfig(**BLOCK, image_size=SIDE, patch_size=16, num_labels=2)).save_pretrained(folder)
    t.ViTImageProcessor(size=SQUARE).save_pretrained(folder)


@miniature("load/transformers/image-feature-extraction")
def image_feature_extraction(hub, record):
    folder = hub.repo(record["id"])
    t.ViTModel(t.ViTConfig(**BLOCK, image_size=SIDE, patch_size=16)).save_pretrained(folder)
    t.ViTImageProcessor(size=SQUARE).save_pretrained(folder)


@miniature("load/transformers/object-detection")
def object_detection(hub, record):
    folder = hub.repo(record["id"])
    size = {"image_size": [SIDE, SIDE], "patch_size": 16, "num_detection_tokens": 3, "num_labels": 2}
    t.YolosForObjectDetection(t.YolosConfig(**BLOCK, **size)).save_pretrained(folder)
    t.YolosImageProcessor(size=SQUARE).save_pretrained(folder)


@miniature("load/transformers/image-segmentation")
def image_segmentation(hub, record):
    folder = hub.repo(record["id"])
    config = t.SegformerConfig(**PYRAMID, decoder_hidden_size=8, num_labels=2)
    t.SegformerForSemanticSegmentation(config).save_pretrained(folder)
    t.SegformerImageProcessor(size={"height": 64, "width": 64}).save_pretrained(folder)


@miniature("load/transformers/depth-estimation")
def depth_estimation(hub, record):
    folder = hub.repo(record["id"])
    t.GLPNForDepthEstimation(t.GLPNConfig(**PYRAMID, decoder_hidden_size=8)).save_pretrained(folder)
    t.GLPNImageProcessor().save_pretrained(folder)


@miniature("load/transformers/image-to-image")
def image_to_image(hub, record):
    folder = hub.repo(record["id"])
    config = t.Swin2SRConfig(image_size=SIDE, embed_dim=12, depths=[1], num_heads=[2], window_size=4, upscale=2)
    t.Swin2SRForImageSuperResolution(config).save_pretrained(folder)
    t.Swin2SRImageProcessor().save_pretrained(folder)


@miniature("load/transformers/mask-generation")
def mask_generation(hub, record):
    folder = hub.repo(record["id"])
    decoder = {**BLOCK, "mlp_dim": 16, "iou_head_hidden_dim": 8, "iou_head_depth": 2}
    vision = {"output_channels": 8, "mlp_dim": 16, "global_attn_indexes": [0], "num_pos_feats": 4, "window_size": 0}
    config = t.SamConfig(
        vision_config={**BLOCK, **vision, "image_size": 64, "patch_size": 16},
        prompt_encoder_config={"hidden_size": 8, "image_size": 64, "patch_size": 16, "mask_input_channels": 4},
        mask_decoder_config=decoder,
    )
    t.SamModel(config).save_pretrained(folder)
    t.SamProcessor(t.SamImageProcessor(size={"longest_edge": 64}, pad_size={"height": 64, "width": 64})).save_pretrained(folder)


@miniature("load/transformers/video-classification")
def video_classification(hub, record):
    folder = hub.repo(record["id"])
    film = {"image_size": SIDE, "patch_size": 16, "num_frames": 4, "tubelet_size": 2}
    t.VideoMAEForVideoClassification(t.VideoMAEConfig(**BLOCK, **film, num_labels=2)).save_pretrained(folder)
    t.VideoMAEImageProcessor(**CROP).save_pretrained(folder)
