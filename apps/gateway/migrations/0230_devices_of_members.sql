-- Whether any member has signed in on a device: asked for each new key, and when devices of strangers are deleted.
create index member_device_by_device on member_device (device_id);
