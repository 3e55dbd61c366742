-- Of all processes of the gateway, the one that runs the loops which serve the whole house.
create table leader (
  is_only boolean primary key default true check (is_only),
  holder  uuid not null,
  -- By the server's own clock: the sandbox shifts the other one.
  until   timestamptz not null
);
