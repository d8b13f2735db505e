/**
 * @generated SignedSource<<c43f792d9f4c70311fc42a8a62b9f2aa>>
 * @relayHash b9ed485fafcbc878f7016256ebc40408
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d6cc584a1c4badc1b271542dbfaa8d540a3fa1714ca2f388a42f0a588eaf53c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicTrackScreenQuery } from './PublicTrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicTrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d6cc584a1c4badc1b271542dbfaa8d540a3fa1714ca2f388a42f0a588eaf53c",
    "metadata": {},
    "name": "PublicTrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
