import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from "relay-runtime";
import { ask } from "./network.ts";

/**
 * A question that can be let go of: a query whose answer nobody waits for any more is taken back. A mutation is not, because it
 * may have been carried out already.
 */
export function asking(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const leaving = new AbortController();
    ask(request, variables, leaving.signal).then(
      (answer) => {
        sink.next(answer);
        sink.complete();
      },
      (failure) => sink.error(failure),
    );
    return () => {
      if (request.operationKind === "query") leaving.abort();
    };
  });
}
