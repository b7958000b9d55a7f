"""A miniature for scvi-tools: the smallest model, trained on random counts, as its hub saves it."""

from miniatures.hub import miniature


@miniature("load/scvi-tools/cells", needs=["scvi"])
def cells(hub, record):
    import scvi
    from scvi.hub import HubMetadata, HubModel, HubModelCardHelper

    folder = hub.repo(record["id"])
    data = scvi.data.synthetic_iid(batch_size=16, n_genes=8, n_proteins=0, n_regions=0)
    scvi.model.SCVI.setup_anndata(data)
    model = scvi.model.SCVI(data, n_hidden=8, n_latent=2)
    model.train(max_epochs=1, accelerator="cpu", enable_progress_bar=False, logger=False)
    model.save(str(folder), overwrite=True, save_anndata=True)
    about = HubMetadata.from_dir(str(folder), anndata_version="0.12")
    card = HubModelCardHelper.from_dir(str(folder), license_info="apache-2.0", anndata_version="0.12")
    HubModel(str(folder), metadata=about, model_card=card).save(overwrite=True)
