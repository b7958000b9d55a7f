"""A miniature for nobg."""

from miniatures.hub import miniature


@miniature("load/nobg/any", needs=["nobg"])
def cutter(hub, record):
    from nobg import BiRefNet, BiRefNetImageProcessor
    from nobg.birefnet.modeling_birefnet import BiRefNetConfig

    folder = hub.repo(record["id"])
    config = BiRefNetConfig(embed_dim=4, depths=[1, 1, 1, 1], num_heads=[1, 1, 1, 1], window_size=2, image_size=64)
    BiRefNet(config).save_pretrained(folder)
    BiRefNetImageProcessor(size={"height": 64, "width": 64}).save_pretrained(folder)
    (folder / "README.md").write_text("---\nlibrary_name: nobg\ntags:\n- nobg\n- nobg-birefnet\n---\n")
