import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { renderAt } from "../testing/renderAt.tsx";
import { NewsByMail } from "./NewsByMail.tsx";

async function send(answer: object) {
  const relay = createMockEnvironment();
  renderAt("/", [{ path: "/", element: <NewsByMail id="mara" name="Mara Lune" /> }], relay);
  await userEvent.click(await screen.findByRole("button", { name: "Get news by email" }));
  await screen.findByRole("heading", { name: "News of Mara Lune by email" });
  await userEvent.type(screen.getByLabelText("Email"), "fan@example.test{Enter}");
  await waitFor(() => expect(relay.mock.getAllOperations()).toHaveLength(1));
  const [operation] = relay.mock.getAllOperations();
  expect(operation!.request.variables).toEqual({ input: { artistId: "mara", email: "fan@example.test" } });
  await act(async () => relay.mock.resolve(operation!, { data: { followByMail: answer } } as never));
}

test("a visitor leaves an address and is told to confirm it", async () => {
  await send({ __typename: "FollowByMailPayload", isSent: true });
  expect((await screen.findByRole("status")).textContent).toContain("Check your email");
});

test("what is wrong with the address is said beside it, and it stays there", async () => {
  await send({
    __typename: "InvalidInput",
    ...{ code: "general.tooManyAttempts", params: {}, message: "Too many attempts." },
  });
  const field = await screen.findByLabelText<HTMLInputElement>("Email");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(field.value).toBe("fan@example.test");
});
