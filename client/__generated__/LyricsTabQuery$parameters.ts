/**
 * @generated SignedSource<<001a6759ea73150156142c7be6f8d024>>
 * @relayHash 3f4749fe30407ab99444880e7ffdd5a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e28d88676142509e00d6bcd59770bacd6dcfa5896c5112e0443c809983bd2689

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LyricsTabQuery } from './LyricsTabQuery.graphql';

const node: PreloadableConcreteRequest<LyricsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e28d88676142509e00d6bcd59770bacd6dcfa5896c5112e0443c809983bd2689",
    "metadata": {},
    "name": "LyricsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
