module clients

go 1.24.0

require github.com/gomlx/go-huggingface v0.3.1

require (
	github.com/dustin/go-humanize v1.0.1 // indirect
	github.com/gofrs/flock v0.13.0 // indirect
	github.com/google/uuid v1.6.0 // indirect
	github.com/pkg/errors v0.9.1 // indirect
	golang.org/x/sys v0.38.0 // indirect
)
