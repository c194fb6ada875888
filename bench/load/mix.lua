-- Requests the addresses of a file in turn, as a browser does: with compression.
local addresses = {}
for line in io.lines(os.getenv('ADDRESSES')) do
  addresses[#addresses + 1] = line
end
local at = 0

request = function()
  at = at % #addresses + 1
  return wrk.format('GET', addresses[at], { ['Accept-Encoding'] = 'br, gzip' })
end
