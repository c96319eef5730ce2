// Serves the bundles of the bench, cheaply enough that the client has a processor of its own. Prints its addresses as
// one line of JSON, and ends when its standard input does.
//
// Options: --folder, whose files it serves at /files/; --api, the origin that gets every other request over TLS; --ca,
// where it writes the certificate to trust.
package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/json"
	"encoding/pem"
	"flag"
	"fmt"
	"io"
	"log"
	"math/big"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"time"
)

const (
	// What storages give one connection.
	bytesPerSecond = 20_000_000
	roundTrip      = 30 * time.Millisecond
)

func main() {
	folder := flag.String("folder", "", "")
	api := flag.String("api", "", "")
	ca := flag.String("ca", "", "")
	flag.Parse()

	files := http.StripPrefix("/files/", serveFiles(*folder))
	target := must(url.Parse(*api))
	mux := http.NewServeMux()
	mux.Handle("/files/", files)
	mux.Handle("/", &httputil.ReverseProxy{Rewrite: func(request *httputil.ProxyRequest) { request.SetURL(target) }})
	// S3 speaks no HTTP/2.
	config := &tls.Config{Certificates: []tls.Certificate{certificate(*ca)}, NextProtos: []string{"http/1.1"}}

	plain, limited, secure, far := listen(), listen(), listen(), listen()
	// A client may close a connection that it no longer needs in mid-handshake: that is no news.
	server := &http.Server{Handler: mux, ErrorLog: log.New(io.Discard, "", 0)}
	go server.Serve(plain)
	go server.Serve(pacedListener{limited})
	go server.Serve(tls.NewListener(secure, config))
	go relay(far, secure.Addr().String())
	addresses, _ := json.Marshal(map[string]string{
		"plain":   "http://" + plain.Addr().String(),
		"limited": "http://" + limited.Addr().String(),
		"secure":  "https://" + secure.Addr().String(),
		"far":     "https://" + far.Addr().String(),
	})
	fmt.Println(string(addresses))
	io.Copy(io.Discard, os.Stdin)
}

func serveFiles(folder string) http.Handler {
	return http.HandlerFunc(func(response http.ResponseWriter, request *http.Request) {
		file, err := os.Open(filepath.Join(folder, filepath.Base(request.URL.Path)))
		if err != nil {
			http.NotFound(response, request)
			return
		}
		defer file.Close()
		stat := must(file.Stat())
		response.Header().Set("Content-Type", "application/octet-stream")
		response.Header().Set("ETag", fmt.Sprintf(`"%x-%x"`, stat.ModTime().UnixNano(), stat.Size()))
		http.ServeContent(response, request, "", time.Time{}, file)
	})
}

// Limits what each of its connections sends.
type pacedListener struct{ net.Listener }

func (listener pacedListener) Accept() (net.Conn, error) {
	conn, err := listener.Listener.Accept()
	return &pacedConn{Conn: conn}, err
}

type pacedConn struct {
	net.Conn
	// When the bytes so far have left, at the rate of the connection.
	sentAt time.Time
}

func (conn *pacedConn) Write(bytes []byte) (int, error) {
	const pieceBytes = 64 * 1024
	// A sleep that lasted too long is made up for, an idle time is not.
	const slack = 10 * time.Millisecond
	written := 0
	for written < len(bytes) {
		if earliest := time.Now().Add(-slack); conn.sentAt.Before(earliest) {
			conn.sentAt = earliest
		}
		time.Sleep(time.Until(conn.sentAt))
		count, err := conn.Conn.Write(bytes[written:min(written+pieceBytes, len(bytes))])
		written += count
		conn.sentAt = conn.sentAt.Add(time.Duration(count) * time.Second / bytesPerSecond)
		if err != nil {
			return written, err
		}
	}
	return written, nil
}

// Delays each direction by half a round trip, and a new connection by the round trip of TCP's handshake.
func relay(listener net.Listener, target string) {
	for {
		near, err := listener.Accept()
		if err != nil {
			return
		}
		go func() {
			remote := must(net.Dial("tcp", target))
			go delay(remote, near, time.Now().Add(roundTrip))
			delay(near, remote, time.Time{})
		}()
	}
}

func delay(to, from net.Conn, earliest time.Time) {
	type packet struct {
		bytes []byte
		at    time.Time
	}
	packets := make(chan packet, 4096)
	go func() {
		defer close(packets)
		for {
			bytes := make([]byte, 32*1024)
			count, err := from.Read(bytes)
			at := time.Now()
			if at.Before(earliest) {
				at = earliest
			}
			packets <- packet{bytes[:count], at.Add(roundTrip / 2)}
			if err != nil {
				return
			}
		}
	}()
	for packet := range packets {
		time.Sleep(time.Until(packet.at))
		to.Write(packet.bytes)
	}
	to.(*net.TCPConn).CloseWrite()
}

// Makes a certificate for the loopback address that signs itself, and writes it where clients can read it.
func certificate(file string) tls.Certificate {
	key := must(ecdsa.GenerateKey(elliptic.P256(), rand.Reader))
	template := &x509.Certificate{
		SerialNumber:          big.NewInt(1),
		Subject:               pkix.Name{CommonName: "127.0.0.1"},
		NotBefore:             time.Now().Add(-time.Hour),
		NotAfter:              time.Now().Add(24 * time.Hour),
		IsCA:                  true,
		BasicConstraintsValid: true,
		KeyUsage:              x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		ExtKeyUsage:           []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
		IPAddresses:           []net.IP{net.IPv4(127, 0, 0, 1)},
	}
	der := must(x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key))
	if err := os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), 0o644); err != nil {
		log.Fatal(err)
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}
}

func listen() net.Listener { return must(net.Listen("tcp", "127.0.0.1:0")) }

func must[Value any](value Value, err error) Value {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
