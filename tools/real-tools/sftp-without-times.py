"""An SFTP server that refuses to change times and modes of files, as AWS Transfer Family does by default.

Arguments: its port, the folder with the keys `host` and `user.pub`, the folder that users see as the root, how many
connections it allows at once, and optionally `without-renames`. Then it also refuses to rename files, as a server for uploads
may do.
"""

import asyncio
import sys

import asyncssh

PORT, KEYS, ROOT, LIMIT, *OPTIONS = sys.argv[1:]


class WithoutTimes(asyncssh.SFTPServer):
    def __init__(self, channel):
        super().__init__(channel, chroot=ROOT.encode())

    def setstat(self, path, attrs):
        raise asyncssh.SFTPOpUnsupported("SETSTAT unsupported")

    def lsetstat(self, path, attrs):
        raise asyncssh.SFTPOpUnsupported("SETSTAT unsupported")

    def fsetstat(self, file_obj, attrs):
        raise asyncssh.SFTPOpUnsupported("SETSTAT unsupported")


class WithoutRenames(WithoutTimes):
    def rename(self, oldpath, newpath):
        raise asyncssh.SFTPPermissionDenied("RENAME refused")

    def posix_rename(self, oldpath, newpath):
        raise asyncssh.SFTPPermissionDenied("RENAME refused")


class Limited(asyncssh.SSHServer):
    connections = 0

    def connection_made(self, connection):
        Limited.connections += 1
        if Limited.connections > int(LIMIT):
            connection.disconnect(asyncssh.DISC_TOO_MANY_CONNECTIONS, "Too many connections")

    def connection_lost(self, error):
        Limited.connections -= 1


async def serve():
    await asyncssh.create_server(
        Limited,
        "127.0.0.1",
        int(PORT),
        server_host_keys=[f"{KEYS}/host"],
        authorized_client_keys=f"{KEYS}/user.pub",
        sftp_factory=WithoutRenames if OPTIONS else WithoutTimes,
    )
    print("ready", flush=True)
    await asyncio.Event().wait()


asyncio.run(serve())
