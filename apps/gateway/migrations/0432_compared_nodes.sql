-- Nodes of one network that are compared with each other.

-- The question that two nodes answer differently: until they agree about it, nothing is credited or sent over the network.
create table chain_disagreement (
  protocol text primary key,
  -- The question, as JSON-RPC has it: {method, params}.
  about    jsonb not null,
  since    timestamptz not null default app_now(),
  is_told  boolean not null default false
);

-- Nodes that are not asked now, by their place in the settings, from 1: a silent one, or one that lags behind the others.
create table chain_node_left_out (
  protocol text not null,
  node     int not null check (node > 0),
  why      text not null check (why in ('silent', 'behind')),
  since    timestamptz not null default app_now(),
  is_told  boolean not null default false,
  primary key (protocol, node)
);
