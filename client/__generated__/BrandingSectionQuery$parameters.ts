/**
 * @generated SignedSource<<a91f6a69440d4c0ae4c19ffcd0507ff1>>
 * @relayHash 76884f4b1d2eb7f238305bda0f698d4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6faa59fbe2b049f47d7088717953ea6ec8a302c4c7670a33a0fe5054d8893c07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandingSectionQuery } from './BrandingSectionQuery.graphql';

const node: PreloadableConcreteRequest<BrandingSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6faa59fbe2b049f47d7088717953ea6ec8a302c4c7670a33a0fe5054d8893c07",
    "metadata": {},
    "name": "BrandingSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
