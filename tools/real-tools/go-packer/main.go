// Packs the working directory with Go's own archive/tar or archive/zip: go-packer tar|zip [flags] OUT.
package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"flag"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"runtime"
	"time"
)

var (
	flags   = flag.NewFlagSet("go-packer", flag.ExitOnError)
	format  = flags.String("format", "", "tar: ustar, pax, or gnu; by default, the smallest that fits each entry")
	gzipped = flags.Bool("gzip", false, "tar: compress it")
	dot     = flags.Bool("dot", false, "tar: begin each name with ./")
	addFS   = flags.Bool("addfs", false, "use AddFS")
	times   = flags.Bool("times", false, "tar: write the times of access and change")
	folders = flags.Bool("folders", false, "add entries for folders")
	store   = flags.Bool("store", false, "zip: do not compress")
	header  = flags.Bool("header", false, "zip: take mode and time from the file")
	raw     = flags.Bool("raw", false, "zip: compress before the header is written, so that it has the sizes")
)

func main() {
	if os.Args[1] == "version" {
		fmt.Println(runtime.Version())
		return
	}
	check(flags.Parse(os.Args[2:]))
	file, err := os.Create(flags.Arg(0))
	check(err)
	if os.Args[1] == "tar" {
		packTar(file)
	} else {
		packZip(file)
	}
	check(file.Close())
}

func packTar(file io.Writer) {
	if *gzipped {
		compressed := gzip.NewWriter(file)
		defer func() { check(compressed.Close()) }()
		file = compressed
	}
	archive := tar.NewWriter(file)
	defer func() { check(archive.Close()) }()
	if *addFS {
		check(archive.AddFS(os.DirFS(".")))
		return
	}
	formats := map[string]tar.Format{"ustar": tar.FormatUSTAR, "pax": tar.FormatPAX, "gnu": tar.FormatGNU}
	eachEntry(func(name string, info fs.FileInfo) {
		head, err := tar.FileInfoHeader(info, "")
		check(err)
		head.Name = name
		if info.IsDir() {
			head.Name += "/"
		}
		if *dot {
			head.Name = "./" + head.Name
		}
		head.Format = formats[*format]
		if !*times {
			head.AccessTime, head.ChangeTime = time.Time{}, time.Time{}
		}
		check(archive.WriteHeader(head))
		if !info.IsDir() {
			_, err = archive.Write(contents(name))
			check(err)
		}
	})
}

func packZip(file io.Writer) {
	archive := zip.NewWriter(file)
	defer func() { check(archive.Close()) }()
	if *addFS {
		check(archive.AddFS(os.DirFS(".")))
		return
	}
	eachEntry(func(name string, info fs.FileInfo) {
		head := &zip.FileHeader{Name: name, Method: zip.Deflate}
		if *header {
			var err error
			head, err = zip.FileInfoHeader(info)
			check(err)
			head.Name, head.Method = name, zip.Deflate
		}
		if info.IsDir() {
			head.Name += "/"
		}
		if *store || info.IsDir() {
			head.Method = zip.Store
		}
		if *raw && !info.IsDir() {
			writeRaw(archive, head, contents(name))
			return
		}
		entry, err := archive.CreateHeader(head)
		check(err)
		if !info.IsDir() {
			_, err = entry.Write(contents(name))
			check(err)
		}
	})
}

func writeRaw(archive *zip.Writer, head *zip.FileHeader, body []byte) {
	var compressed bytes.Buffer
	deflate, err := flate.NewWriter(&compressed, flate.DefaultCompression)
	check(err)
	_, err = deflate.Write(body)
	check(err)
	check(deflate.Close())
	head.CRC32 = crc32.ChecksumIEEE(body)
	head.UncompressedSize64 = uint64(len(body))
	head.CompressedSize64 = uint64(compressed.Len())
	entry, err := archive.CreateRaw(head)
	check(err)
	_, err = entry.Write(compressed.Bytes())
	check(err)
}

func eachEntry(add func(name string, info fs.FileInfo)) {
	check(fs.WalkDir(os.DirFS("."), ".", func(name string, entry fs.DirEntry, err error) error {
		check(err)
		if name == "." || (entry.IsDir() && !*folders) {
			return nil
		}
		info, err := entry.Info()
		check(err)
		add(name, info)
		return nil
	}))
}

func contents(name string) []byte {
	body, err := os.ReadFile(name)
	check(err)
	return body
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
