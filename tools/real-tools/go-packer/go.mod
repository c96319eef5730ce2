module go-packer

go 1.22
