/**
 * @generated SignedSource<<6e79ffc5717a2e8ec8d8375c1ab6c8e7>>
 * @relayHash 51bf81bfd1d46d05442bdff2cd3213aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd212bbc1bcf86693745191a6b20d686cf4836097ecfb35b7698089e281539a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TracksScreenQuery } from './TracksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TracksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd212bbc1bcf86693745191a6b20d686cf4836097ecfb35b7698089e281539a5",
    "metadata": {},
    "name": "TracksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
