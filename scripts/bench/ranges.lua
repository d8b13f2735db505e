-- For wrk: ranges of 256 KiB that begin anywhere in a file of 5 MiB, the same ones for each server.
local ranges, turn = {}, 0
init = function()
  math.randomseed(1)
  for n = 1, 64 do
    local from = math.random(0, 5 * 1024 * 1024 - 256 * 1024)
    ranges[n] = wrk.format("GET", nil, { Range = "bytes=" .. from .. "-" .. (from + 256 * 1024 - 1) })
  end
end
request = function()
  turn = turn % 64 + 1
  return ranges[turn]
end
